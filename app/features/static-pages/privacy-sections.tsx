import { cookieName } from '~/lib/cookie-name';
import { messagesOf } from '~/messages/messages';
import { LinkedText } from '~/ui/pages/linked-text';
import { anchorTo, code, linkTo, mailTo, Points, strong } from './prose';
import type { StaticSection } from './static-page';

const toBackups = anchorTo('#backups');
const cookie = (name: string) => code(cookieName(name));

export function privacySections(contactEmail: string | null): StaticSection[] {
  const { short, cookies, counting, limits, newsletter, messages, pictures, backups, logs, rights } =
    messagesOf('privacy');
  return [
    {
      id: 'short',
      title: short.title,
      body: <Points of={short.points} />,
    },
    {
      id: 'cookies',
      title: cookies.title,
      body: (
        <>
          <dl>
            <div>
              <dt>
                <LinkedText text={cookies.flash.names} links={[cookie, cookie]} />
              </dt>
              <dd>{cookies.flash.text}</dd>
            </div>
            <div>
              <dt>{cookie('small-pictures')}</dt>
              <dd>{cookies.smallPictures}</dd>
            </div>
            <div>
              <dt>{cookie('theme')}</dt>
              <dd>{cookies.theme}</dd>
            </div>
            <div>
              <dt>{cookie('my-screen')}</dt>
              <dd>{cookies.myScreen}</dd>
            </div>
            <div>
              <dt>{cookie('list')}</dt>
              <dd>
                <LinkedText text={cookies.list} links={[toBackups]} />
              </dd>
            </div>
            <div>
              <dt>{cookie('language')}</dt>
              <dd>
                <LinkedText text={cookies.language} links={[cookie]} />
              </dd>
            </div>
            <div>
              <dt>
                <LinkedText text={cookies.session.names} links={[cookie, cookie]} />
              </dt>
              <dd>{cookies.session.text}</dd>
            </div>
          </dl>
          <p>{cookies.tab}</p>
          <p>{cookies.screen}</p>
        </>
      ),
    },
    {
      id: 'counting',
      title: counting.title,
      body: (
        <>
          <p>
            <LinkedText text={counting.downloads} links={[strong]} />
          </p>
          <p>
            <LinkedText text={counting.users} links={[strong]} />
          </p>
          <p>
            <LinkedText text={counting.missedSearches} links={[strong]} />
          </p>
        </>
      ),
    },
    { id: 'limits', title: limits.title, body: <p>{limits.text}</p> },
    {
      id: 'newsletter',
      title: newsletter.title,
      body: (
        <p>
          <LinkedText
            text={newsletter.text}
            links={[linkTo('/subscribe'), linkTo('/contact?subject=Remove%20my%20address'), toBackups]}
          />
        </p>
      ),
    },
    {
      id: 'messages',
      title: messages.title,
      body: (
        <p>
          <LinkedText text={messages.text} links={[linkTo('/contact'), toBackups]} />
        </p>
      ),
    },
    { id: 'pictures', title: pictures.title, body: <p>{pictures.text}</p> },
    { id: 'backups', title: backups.title, body: <p>{backups.text}</p> },
    {
      id: 'logs',
      title: logs.title,
      body: (
        <>
          <p>{logs.text}</p>
          <p>{logs.others}</p>
        </>
      ),
    },
    {
      id: 'rights',
      title: rights.title,
      body: (
        <p>
          <LinkedText
            text={contactEmail ? rights.textOrEmail(contactEmail) : rights.text}
            links={[linkTo('/contact?subject=My%20data'), mailTo]}
          />
        </p>
      ),
    },
  ];
}
