/** Statistics of the soak: percentiles, and the slope of a line through samples. */

/** The value that `share` (0 to 1) of the sorted list does not exceed. */
export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

/** Slope of y over x by least squares; 0 if all x are the same. */
export function slope(points) {
  const mean = (key) => points.reduce((sum, point) => sum + point[key], 0) / points.length
  const [x, y] = [mean('x'), mean('y')]
  const above = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0)
  const below = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
  return below === 0 ? 0 : above / below
}
