#!/usr/bin/env bash
# openapi-typescript 7.13.0 and OpenAPI 3.2, seen 2026-11-29.
#
# OpenAPI 3.2 describes what each item of a stream is by `itemSchema` (https://spec.openapis.org/oas/v3.2.0.html,
# Media Type Object). The generator accepts a document that says 3.2.0, warns of nothing and ends with 0, but a stream
# that has only an `itemSchema` becomes `unknown`. Who moves to 3.2 for typed events gets a client that compiles and knows
# nothing of them. One would guess that a version that is not read is refused, as 2.0 is. A component that the words point
# to, in a 3.1 document, is typed by the same generator.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error openapi-typescript@7.13.0 typescript@5.9.3 >/dev/null
cat >api.json <<'JSON'
{
  "openapi": "3.2.0",
  "info": { "title": "Runs", "version": "1" },
  "paths": {
    "/events": {
      "get": {
        "responses": {
          "200": {
            "description": "What happens",
            "content": {
              "text/event-stream": {
                "itemSchema": {
                  "type": "object",
                  "required": ["event", "data"],
                  "properties": { "event": { "const": "step" }, "data": { "type": "string" } }
                }
              }
            }
          }
        }
      }
    }
  }
}
JSON
code=0
npx openapi-typescript api.json -o api.d.ts >said.txt 2>&1 || code=$?
seen="ended with $code; warnings: $(grep -ci 'warn\|unsupported' said.txt || true); $(grep -o '"text/event-stream".*' api.d.ts)"
echo "$seen"
[ "$seen" = 'ended with 0; warnings: 0; "text/event-stream": unknown;' ] || { echo 'This has changed.'; exit 1; }
