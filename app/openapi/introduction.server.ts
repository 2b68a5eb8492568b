export const INTRODUCTION = `
Everything is under \`/api\` on the site's own address and speaks JSON. Reading wallpapers, categories and figures, counting
a download, subscribing and writing to the administrator are open to everybody; everything else needs the administrator's
session.

## Errors

A failure has a status, one sentence for people and one word for programs:

\`\`\`json
{ "message": "Title is required.", "error": "invalid", "fields": { "title": ["Title is required."] } }
\`\`\`

\`fields\` comes with 422, by the name of the field; what concerns the whole is under an empty name. \`to\` is the path of what
is in the way. An unsupported method is answered with 405 and \`Allow\`, an unknown path with 404. \`HEAD\` works
wherever \`GET\` does, and \`OPTIONS\` tells the methods.

## Session

\`POST /api/auth/login\` sets a cookie that scripts cannot read. It ends after eight hours without use, after seven days, or
with \`POST /api/auth/logout\`.

## Writing

A write counts only when the site itself sends it, or a script that says so: with the header \`X-Requested-With\`, or with an
\`Origin\` or \`Sec-Fetch-Site\` of the same origin. Everything else is 403. Bodies are JSON or native forms
(\`application/x-www-form-urlencoded\`), of at most 64 KB; uploads are \`multipart/form-data\`.

## Paging

Lists take \`limit\` and \`offset\`. \`X-Total-Count\` says how many there are in all, and \`Link\` where the next and the previous
page are; follow it as it is, since wallpapers go on by a \`cursor\`, which neither repeats nor skips any while the gallery
changes. An invalid number is answered with 400; a \`limit\` above 200 is 200. A repeated parameter
counts as one with commas, an empty one as left out.

## Caches and other sites

Wallpapers, categories and this description may be kept for a minute, and come with an \`ETag\`: \`If-None-Match\` is answered with 304 when nothing
has changed. Scripts of any site may read them (\`Access-Control-Allow-Origin: *\`), without the session; nothing else, and no
write, is open to them.

## Values

Dates are ISO 8601 in UTC. \`imageUrl\`, \`thumbnailUrl\` and the addresses of renditions are paths of this site, which never
change what they stand for.

## Limits

For one client: five subscriptions and three messages in ten minutes; sixty counted downloads, sixty picks and 120 searches in a
minute; ten failed logins in a quarter of an hour. After that 429 with \`Retry-After\`. A picture has at most 50 MB, 75 megapixels and 16,383 pixels a side, unless the site is set up otherwise.
`.trim();
