import { Link } from '@remix-run/react';
import type { StaticSection } from './static-page';

export function termsSections(contactEmail: string | null, siteName: string): StaticSection[] {
  return [
    {
      id: 'service',
      title: 'What this is',
      body: (
        <p>
          {siteName} is a gallery of wallpapers for computers, phones and tablets. Looking, searching, downloading and
          sharing cost nothing and need no account. By using the site you accept these terms; if you do not, please do
          not use it.
        </p>
      ),
    },
    {
      id: 'use',
      title: 'What you may do with the pictures',
      body: (
        <>
          <p>
            You may download any wallpaper and use it as the background of your own devices, as many as you have, for as
            long as you like. You may share the address of any page.
          </p>
          <p>
            The rights to a picture stay with whoever made it. Unless a picture’s description says otherwise, please ask
            before you print it, sell it, put it into a product, or publish it elsewhere.
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      title: 'If a picture is yours',
      body: (
        <p>
          Pictures are chosen and uploaded by the administrator of this gallery; visitors cannot upload. If one of them
          uses your work without your permission, <Link to="/contact?subject=Report%20a%20picture">tell us</Link> with
          the address of its page and how we can see that it is yours. We look at every such message and take down what
          should not be here.
        </p>
      ),
    },
    {
      id: 'fair',
      title: 'Fair use of the site',
      body: (
        <>
          <p>Everybody shares one server. So please</p>
          <ul>
            <li>
              do not try to get around its limits; when it answers “too many requests”, wait for the time it names;
            </li>
            <li>let programs read the feeds, the sitemap and the public API at a human pace, and heed robots.txt;</li>
            <li>do not attack it, look for ways into its administration, or upload anything to it;</li>
            <li>use the contact form and the newsletter with your own address only, and not for advertising.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'liability',
      title: 'No warranty',
      body: (
        <p>
          The site is offered as it is. We try to keep it online and its pictures in order, and promise neither:
          pictures can go, addresses can change, and the site can be down. As far as the law allows, we are not liable
          for damage that comes from using it. Rights that the law gives you as a consumer stay untouched.
        </p>
      ),
    },
    {
      id: 'links',
      title: 'Links to other sites',
      body: (
        <p>
          The links for sharing and following lead to sites of other companies, who have their own terms. Nothing is
          sent to them before you follow such a link.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      body: (
        <p>
          We may change these terms; what stands here holds from the moment it does. What happens to data about you is
          in the <Link to="/privacy">Privacy Policy</Link>. For questions, <Link to="/contact">contact us</Link>
          {contactEmail && (
            <>
              {' '}
              or write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </>
          )}
          .
        </p>
      ),
    },
  ];
}
