/** The arithmetic of the soak: percentiles, and the slope of a straight line through samples. */

/** The value that a share of the list (0 to 1) does not exceed; the list is sorted. */
export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

/** Least squares: how much y grows per x; 0 where all x are the same. */
export function slope(points) {
  const mean = (key) => points.reduce((sum, point) => sum + point[key], 0) / points.length
  const [x, y] = [mean('x'), mean('y')]
  const above = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0)
  const below = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
  return below === 0 ? 0 : above / below
}
