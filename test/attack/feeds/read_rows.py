"""Reads tables with Python's csv: a request is a JSON line with the path and the dialect, the answer the rows."""

import csv
import json
import sys

csv.field_size_limit(2**31 - 1)
for line in sys.stdin:
    request = json.loads(line)
    try:
        with open(request["path"], newline="", encoding="utf-8") as file:
            rows = list(csv.reader(file, delimiter=request["delimiter"], quotechar=request["quote"]))
        answer = {"rows": rows}
    except Exception as error:
        answer = {"error": str(error)}
    print(json.dumps(answer), flush=True)
