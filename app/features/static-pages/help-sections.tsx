import { myListPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { LinkedText } from '~/ui/pages/linked-text';
import { anchorTo, code, linkTo, mailTo, Points, strong } from './prose';
import type { StaticSection } from './static-page';

export function helpSections(contactEmail: string | null): StaticSection[] {
  const { find, look, keep, download, size, screen, set, changers, news, report, trouble } = messagesOf('help');
  return [
    {
      id: 'find',
      title: find.title,
      body: (
        <>
          <p>{find.search}</p>
          <p>{find.operators}</p>
          <p>
            <LinkedText text={find.filters} links={[strong]} />
          </p>
          <ul>
            <li>
              <LinkedText text={find.home} links={[strong]} />
            </li>
            <li>
              <LinkedText text={find.devices} links={[strong, strong]} />
            </li>
            <li>
              <LinkedText text={find.random} links={[strong, strong]} />
            </li>
            <li>{find.categories}</li>
          </ul>
          <p>{find.more}</p>
          <p>{find.smallPictures}</p>
        </>
      ),
    },
    {
      id: 'look',
      title: look.title,
      body: (
        <p>
          <LinkedText text={look.text} links={[strong, strong, strong]} />
        </p>
      ),
    },
    {
      id: 'keep',
      title: keep.title,
      body: (
        <>
          <p>
            <LinkedText text={keep.text} links={[strong, linkTo(myListPath)]} />
          </p>
          <p>{keep.links}</p>
        </>
      ),
    },
    {
      id: 'download',
      title: download.title,
      body: (
        <>
          <p>{download.free}</p>
          <dl>
            {download.files.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p>
            <LinkedText text={download.metadata} links={[linkTo('/?licence=free')]} />
          </p>
          <p>{download.trouble}</p>
        </>
      ),
    },
    {
      id: 'size',
      title: size.title,
      body: (
        <>
          <p>{size.text}</p>
          <Points of={size.points} />
        </>
      ),
    },
    {
      id: 'screen',
      title: screen.title,
      body: (
        <>
          <p>{screen.text}</p>
          <Points of={screen.points} />
        </>
      ),
    },
    {
      id: 'set',
      title: set.title,
      body: (
        <>
          {set.systems.map(({ id, name, steps }) => (
            <details key={id} id={id} open={id === 'windows'}>
              <summary>{name}</summary>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </details>
          ))}
        </>
      ),
    },
    {
      id: 'changers',
      title: changers.title,
      body: (
        <p>
          <LinkedText text={changers.text} links={[linkTo('/changers')]} />
        </p>
      ),
    },
    {
      id: 'news',
      title: news.title,
      body: (
        <ul>
          <li>
            <LinkedText
              text={news.newsletter}
              links={[linkTo('/subscribe'), linkTo('/contact?subject=Remove%20my%20address')]}
            />
          </li>
          <li>
            <LinkedText text={news.feeds} links={[anchorTo('/feed.xml'), code]} />
          </li>
        </ul>
      ),
    },
    {
      id: 'report',
      title: report.title,
      body: (
        <p>
          <LinkedText text={report.text} links={[strong, linkTo('/contact?subject=Report%20a%20picture')]} />
        </p>
      ),
    },
    {
      id: 'trouble',
      title: trouble.title,
      body: (
        <>
          <p>{trouble.text}</p>
          <p>
            <LinkedText
              text={contactEmail ? trouble.contactOrEmail(contactEmail) : trouble.contact}
              links={[linkTo('/contact'), mailTo]}
            />
          </p>
        </>
      ),
    },
  ];
}
