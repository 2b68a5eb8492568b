/** The Privacy Policy: what this software stores, counts and deletes. Keep it true when the code changes. */
export const privacy = {
  title: 'Privacy Policy',
  description: (siteName: string | undefined) =>
    `What ${siteName} stores about its visitors, what it counts, and when it deletes it.`,
  lead: (siteName: string) => `What ${siteName} stores about you, why, and for how long. It isn’t much.`,
  short: {
    title: 'In short',
    points: [
      'You need no account. There is no advertising and no tracking, and nothing is loaded from other companies.',
      'You get a cookie in only seven cases: after you send a form (for a minute), and when you choose small pictures, choose a light or dark theme, choose pictures without titles, save the size of your screen, keep a wallpaper, or let us remember a language.',
      'We store your email address only if you give it to us, for the newsletter or with a message. Write to us and we’ll delete it.',
    ],
  },
  cookies: {
    title: 'Cookies and storage in your browser',
    flash: {
      names: '[flash] or [__Host-flash]',
      text: 'Set after you send a form. It carries a message for the next page, such as “Message sent”. It is deleted as soon as that page has shown it, or after 60 seconds.',
    },
    smallPictures:
      'Set when you choose “Small pictures” or “Full pictures” at the bottom of a page. It remembers your choice for a year, and is deleted when you go back to what you would get without it.',
    theme:
      'Set when you choose Light or Dark at the bottom of a page. It remembers your choice for a year. “System” deletes it.',
    myScreen:
      'Set when you press “Make this my screen”. It holds a width and a height for up to a year. Forms and filters that ask for your screen start with them. “Forget my screen” deletes it.',
    list: 'Set when you press “Keep” on a wallpaper. It holds the secret address of your list for a year. We store the list with its title and notes, but not who made it. It is deleted two years after the last visit, or when you delete it. [Backups] can hold it longer.',
    language:
      'Set when you press “Remember this language” at the bottom of a page. It holds the language for a year. Only the home page reads it, to offer you a link. For the administrator, [admin-language] holds the language of the administrator’s area.',
    session: {
      names: '[sid] or [__Host-sid]',
      text: 'For the administrator only, after logging in. It is a random number that identifies the session for up to seven days.',
    },
    tab: 'While a tab is open, your browser remembers where you were: the lists you looked at, how far you scrolled, and that you have been here. None of this is sent to us. The administrator’s browser also remembers whether keyboard shortcuts are off.',
    screen:
      'The page “For my screen” asks your browser how wide its window is and what kind of screen it has. We use the answer to choose the size you start with. We don’t store it.',
  },
  counting: {
    title: 'What we count',
    downloads: '[Downloads], per wallpaper and per day. We don’t record who downloaded.',
    users:
      '[Active users], the number of different visitors in the last 30 days. For this we turn your network address and the name of your browser into a fingerprint. We use a secret random number that changes every month and is deleted a month later. A fingerprint can’t be turned back into an address. We store it with the day of your last visit, and delete both after 30 days.',
    missedSearches:
      '[Searches without a result], per day. We store only words that at least two visitors searched for, without who searched, and delete them after 30 days. To tell two visitors apart, we turn your network address and your words into a fingerprint. We use a secret random number of that day. We delete the number and the fingerprints soon after the day ends. The site’s backups leave them out.',
  },
  limits: {
    title: 'Limits against abuse',
    text: 'To keep robots out, the site counts how often a network address logs in, subscribes, writes to us, downloads, searches or does other things that cost the server work. We keep the address and the count while the limit applies, from one minute to a day. They are deleted about an hour later.',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'If you [subscribe], we store your email address, the time and the language of the page. We use them only for the newsletter of this site. If the site can send email, you first get a link to confirm that the address is yours. Addresses that are not confirmed are deleted after 48 hours. The administrator can see the list and export it to send the newsletter. We keep your address until you unsubscribe with the link you got, or ask us to remove it: [write to us] from that address. We then delete it from the database at once. [Backups] can hold it longer.',
  },
  messages: {
    title: 'Messages',
    text: 'When you use the [contact form], we store your address, the subject, the message and the time, so that the administrator can read and answer it. We also store whether it has been read and answered. The message may be forwarded to the administrator’s mailbox, or exported as a file. It stays until the administrator deletes it or you ask us to. It is then deleted from the database at once. [Backups] can hold it longer. A report about a wallpaper also contains your name and what you say is wrong. The administrator can delete your name and address; what was decided is kept.',
  },
  pictures: {
    title: 'Pictures',
    text: 'Uploaded files stay unchanged on the server, and no page shows them to visitors. Everything that visitors see and download, including the “Original”, is a copy without camera data, locations or other notes. Only the colour profile stays, and the credit on the wallpaper’s page is written into the copy: author, source, licence, and whether AI made the picture. The wallpaper’s page shows title, description, tags, author, source and licence. They may come from notes in the uploaded file.',
  },
  backups: {
    title: 'Backups',
    text: 'The administrator may keep backups of the whole site: pictures, newsletter addresses, messages, and the fingerprints of active users. What is deleted from the site stays in older backups until they are deleted too. If the site makes backups automatically, new ones replace the oldest.',
  },
  logs: {
    title: 'Logs and other companies',
    text: 'The site logs one line for each request: the time, the kind of page (such as “a tag”, not which one), the result, how long it took, how much was sent, and a random number. The line has no network address, no browser name and nothing you typed. Errors are logged too, so that they can be fixed. The administrator decides how long to keep logs. The company that runs the server or connects it to the internet may keep its own logs.',
    others:
      'Pages load nothing from anywhere else: no fonts, no scripts, no counters. The share buttons are plain links. The other site learns about you only when you follow one.',
  },
  rights: {
    title: 'Your rights',
    text: 'You can ask which data about you is stored here, and have it corrected or deleted. [Write to us] from the address in question. You can also complain to the data protection authority of your country.',
    textOrEmail: (address: string) =>
      `You can ask which data about you is stored here, and have it corrected or deleted. [Write to us] or email [${address}] from the address in question. You can also complain to the data protection authority of your country.`,
  },
};
