import { FAILURE_STATUSES, FAILURES, type FailureWord } from './failures.server';

/** Shell commands; tests/api/first-steps.test.ts runs exactly these. */
const FIRST_STEPS = `
SITE=http://localhost:3000 PASSWORD='the password of the first start'
api() { curl --silent --show-error --fail-with-body --cookie session --cookie-jar session --header 'X-Requested-With: curl' "$@" && echo; }
api "$SITE/api/auth/login" --data username=admin --data-urlencode "password=$PASSWORD"
api "$SITE/api/wallpapers" --form image=@lake.jpg --form 'title=Quiet lake' --form deviceType=pc --form tags=lake,calm | tee lake.json
ID=$(grep -o '"id":[0-9]*' lake.json | head -1 | cut -d: -f2)
api "$SITE/api/wallpapers/$ID"
api --request PUT "$SITE/api/wallpapers/$ID" --data title=Dawn --data resolution=3840x2400 --data-urlencode 'fileSize=1.8 MB'
api --request PUT "$SITE/api/wallpapers/$ID/picture" --form image=@better-lake.jpg
api "$SITE/api/wallpapers?search=dawn&limit=1"
api --request DELETE "$SITE/api/wallpapers/$ID"
api --request POST "$SITE/api/wallpapers/$ID/restore"
api --request POST "$SITE/api/auth/logout"
`.trim();

/** tests/api/tokens.test.ts runs exactly these. */
const TOKEN_STEPS = `
TOKEN='tapeta_…' SITE=http://localhost:3000
curl --fail-with-body --header "Authorization: Bearer $TOKEN" "$SITE/api/tags?limit=5"
curl --fail-with-body --header "Authorization: Bearer $TOKEN" "$SITE/api/categories" --data name=Coast --data slug=coast
`.trim();

const ERRORS = [
  '| Status | `error` | When | Headers |',
  '| --- | --- | --- | --- |',
  ...(Object.entries(FAILURE_STATUSES) as [FailureWord, number][])
    .sort(([, one], [, other]) => one - other)
    .map(([word, status]) => {
      const { description, headers = [], mayHave = [] } = FAILURES[word];
      return `| ${status} | \`${word}\` | ${description} | ${[...headers, ...mayHave].join(', ')} |`;
    }),
].join('\n');

export const INTRODUCTION = `
Read a gallery, or manage it, from a program. These commands log in, upload a picture, read and change the wallpaper, replace its
picture, find it, delete it, restore it and log out:

\`\`\`sh
${FIRST_STEPS}
\`\`\`

Their answers:

\`\`\`text
{"authenticated":true}
{"id":1,"title":"Quiet lake","description":null,"author":null, … "imageUrl":"http://localhost:3000/images/3a9ce649f4cc97bec5f53eba/3a9ce649-2560w.jpg", …
{"id":1,"title":"Quiet lake", …
{"id":1,"title":"Dawn","description":null, … "version":2}
{"id":1,"title":"Dawn", … "imageUrl":"http://localhost:3000/images/dfded25df13f5c2dfee68caf/dfded25d-2560w.jpg", … "version":3}
[{"id":1,"title":"Dawn", … }]
{"ok":true}
{"id":1,"title":"Dawn", … }
{"authenticated":false}
\`\`\`

[Wallpaper](#wallpaper) shows the full answer to the upload. Every other shape has an example there too.

All addresses begin with \`/api\` and answer JSON. Anyone can read wallpapers, categories and statistics, count a download,
subscribe and send a message. Everything else needs the administrator’s session or a [token](#tokens).

## Errors

A failure has a status, a message for people and an error code for programs:

\`\`\`json
{ "message": "Title is required.", "error": "invalid", "fields": { "title": ["Title is required."] } }
\`\`\`

\`fields\` is in 422 and some 409 answers. Its keys are field names. Messages about the whole request have an empty key. \`to\` is the
path of the item that caused a conflict. Checks run in this order: token, header for writes, session, the item in the address, the
body, its fields, conflicts.

${ERRORS}

Unknown paths answer 404. \`HEAD\` works wherever \`GET\` does, and \`OPTIONS\` lists the allowed methods.

## Session

\`POST /api/auth/login\` sets a cookie that scripts cannot read. The session ends after eight hours without use, after seven days, or
with \`POST /api/auth/logout\`.

## Tokens

Give each program a token instead of your password. Create one under **Site**, **Account**, and send it with every request:

\`\`\`sh
${TOKEN_STEPS}
\`\`\`

| Scope | What it allows |
| --- | --- |
| \`read\` | every \`GET\` on this page, except subscribers, messages and the session |
| \`upload\` | adding wallpapers |
| \`curate\` | every other change of wallpapers, categories and tags |

- No scope includes another.
- No token can read subscribers or messages, move all wallpapers to the trash, log in, or do what visitors do: count downloads,
  subscribe, send messages.
- An unknown, expired or revoked token gets a 401, and a token without the scope a 403. Neither gets the answer a visitor would get.
- With a token, a session is ignored, \`X-Requested-With\` isn’t needed, and all answers are \`no-store\`.

For an example of a program, see [Attach a vision model](vision-models.md).

## Writing

Every write without a token needs the header \`X-Requested-With\` with any text. Without it, the answer is 403. Browsers may leave it
out if their \`Origin\` or \`Sec-Fetch-Site\` header shows that the request comes from a page of this site. Bodies are JSON or native forms
(\`application/x-www-form-urlencoded\`) of at most 64 KB. Uploads are \`multipart/form-data\`.

## Paging

Lists take \`limit\` and \`offset\`. \`X-Total-Count\` is the total number of items, and \`Link\` has the addresses of the next and previous
page. Use these addresses unchanged. Lists of wallpapers continue with a \`cursor\`, so they neither repeat nor skip items while the
gallery changes. An invalid number gets a 400. A \`limit\` above 200 counts as 200. A repeated parameter counts as one comma-separated
value. An empty parameter is ignored.

## Caches and other sites

Wallpapers, categories and this description may be cached for a minute and have an \`ETag\`. When nothing has changed, \`If-None-Match\`
gets a 304. Scripts on any site may read them (\`Access-Control-Allow-Origin: *\`), but without the session. They can’t read anything
else, and can’t write. Requests with a session or \`Authorization\` get \`no-store\` and are never answered from the cache, so they see
every change at once.

## Values

Dates are ISO 8601 in UTC. \`pageUrl\`, \`imageUrl\`, \`thumbnailUrl\` and the addresses of renditions are absolute. They use \`SITE_URL\`, or
the address of the request if that isn’t set. Pictures may be on another host. The picture at an address never changes. \`to\`,
\`Location\` and \`Link\` are paths of this site.

## Limits

Each client may send:

| Requests | Limit |
| --- | --- |
| Subscriptions | 5 in 10 minutes |
| Messages | 3 in 10 minutes |
| Counted downloads | 60 per minute |
| Picks | 60 per minute |
| Searches | 120 per minute |
| New lists | 20 a day |
| Changes of lists | 120 per minute |
| Failed logins | 10 in 15 minutes |
| Unknown tokens | 10 in 15 minutes |

Beyond that, the answer is 429 with \`Retry-After\`. By default, a picture may have up to 50 MB, 75 megapixels and 16,383 pixels per
side, and needs at least 640 × 480 pixels in either orientation.
`.trim();
