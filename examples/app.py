"""What of a list does not go for somebody, with Python's own urllib: INGR is the address of a server, KEY an API key."""

import json
import os
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

ADDRESS = os.environ.get("INGR", "http://127.0.0.1:8080")
KEY = os.environ["KEY"]


def call(method, path, query=None, body=None):
    """The answer as JSON. A POST has one key for all its attempts, so that it is charged once."""
    url = ADDRESS + path + ("?" + urllib.parse.urlencode(query) if query else "")
    headers = {"Authorization": "Bearer " + KEY}
    data = None
    if body is not None:
        data = json.dumps(body).encode()
        headers["Content-Type"] = "application/json"
        headers["Idempotency-Key"] = str(uuid.uuid4())
    for attempt in range(4):
        request = urllib.request.Request(url, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            if refused.code not in (429, 503) or attempt == 3:
                error = json.load(refused)["error"]
                raise SystemExit(f"{error['code']}: {error['message']}")
            time.sleep(int(refused.headers.get("Retry-After", "1")))


items = [
    {"ingredientId": "wheat-flour", "amount": 60, "unit": "g"},
    {"ingredientId": "butter", "amount": 10, "unit": "g"},
]
checked = call("POST", "/v1/compatibility/check", body={"items": items, "concerns": ["gluten", "egg"]})
for one in checked["concerns"]:
    print(f"{one['concern']}: {one['verdict']} ({one['confidence']})")

swaps = call("GET", "/v1/ingredients/butter/substitutes", {"diet": "vegan", "limit": 2, "lang": "de"})
print("butter ->", ", ".join(one["name"] for one in swaps["substitutes"]))

page = call("GET", "/v1/ingredients", {"category": "cheese", "without": "gluten", "limit": 2, "fields": "name"})
print(page["total"], "cheeses, such as", ", ".join(one["name"] for one in page["results"]))
