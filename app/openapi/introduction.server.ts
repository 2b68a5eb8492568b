import { FAILURE_STATUSES, FAILURES, type FailureWord } from './failures.server';

/** Twelve lines of a shell, which tests/api/first-steps runs as they stand. */
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
\`\`\`sh
${FIRST_STEPS}
\`\`\`

They log in, upload a picture, read and change it, give it another picture, find it, delete it, bring it back and log out. What they answer:

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

The upload’s answer in full is the sample of [Wallpaper](#wallpaper); every other shape has one there too.

Everything is under \`/api\` on the site's own address and speaks JSON. Reading wallpapers, categories and figures, counting
a download, subscribing and writing to the administrator are open to everybody; everything else needs the administrator's
session.

## Errors

A failure has a status, one sentence for people and one word for programs:

\`\`\`json
{ "message": "Title is required.", "error": "invalid", "fields": { "title": ["Title is required."] } }
\`\`\`

\`fields\` comes with 422 and some 409, by the name of the field; what concerns the whole is under an empty name. \`to\` is the path of what
is in the way. They are looked for in this order: the header
of a write, the session, the thing in the address, the body, its fields, conflicts.

${ERRORS}

An unknown path is a 404 too. \`HEAD\` works wherever \`GET\` does, and \`OPTIONS\` tells the methods.

## Session

\`POST /api/auth/login\` sets a cookie that scripts cannot read. It ends after eight hours without use, after seven days, or
with \`POST /api/auth/logout\`.

## Writing

Every write needs the header \`X-Requested-With\`, with any text; without it the answer is 403. Only a browser that says by \`Origin\` or
\`Sec-Fetch-Site\` that a page of this site writes may do without. Bodies are JSON or native forms
(\`application/x-www-form-urlencoded\`), of at most 64 KB; uploads are \`multipart/form-data\`.

## Paging

Lists take \`limit\` and \`offset\`. \`X-Total-Count\` says how many there are in all, and \`Link\` where the next and the previous
page are; follow it as it is, since wallpapers go on by a \`cursor\`, which neither repeats nor skips any while the gallery
changes. An invalid number is answered with 400; a \`limit\` above 200 is 200. A repeated parameter
counts as one with commas, an empty one as left out.

## Caches and other sites

Wallpapers, categories and this description may be kept for a minute, and come with an \`ETag\`: \`If-None-Match\` is answered with 304 when nothing
has changed. Scripts of any site may read them (\`Access-Control-Allow-Origin: *\`), without the session; nothing else, and no
write, is open to them. What comes with a session or with \`Authorization\` is answered with \`no-store\` and never from memory: it sees
what was just written.

## Values

Dates are ISO 8601 in UTC. \`pageUrl\`, \`imageUrl\`, \`thumbnailUrl\` and the addresses of renditions are absolute: of this site as it was
reached (\`SITE_URL\` where that is set), or elsewhere where it keeps its pictures there. Pictures never change under their address. \`to\`, \`Location\` and
\`Link\` are paths of this site.

## Limits

For one client: five subscriptions and three messages in ten minutes; sixty counted downloads, sixty picks and 120 searches in a
minute; ten failed logins in a quarter of an hour. After that 429 with \`Retry-After\`. A picture has at most 50 MB, 75 megapixels and 16,383 pixels a side, and at least 640 × 480 either way round, unless the site is set up otherwise.
`.trim();
