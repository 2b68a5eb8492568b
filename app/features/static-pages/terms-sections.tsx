import { messagesOf } from '~/messages/messages';
import { LinkedText } from '~/ui/pages/linked-text';
import { linkTo, mailTo, Points } from './prose';
import type { StaticSection } from './static-page';

export function termsSections(contactEmail: string | null, siteName: string): StaticSection[] {
  const { service, use, rights, fair, liability, links, changes } = messagesOf('terms');
  return [
    { id: 'service', title: service.title, body: <p>{service.text(siteName)}</p> },
    {
      id: 'use',
      title: use.title,
      body: (
        <>
          <p>{use.allowed}</p>
          <p>{use.ask}</p>
        </>
      ),
    },
    {
      id: 'rights',
      title: rights.title,
      body: (
        <p>
          <LinkedText text={rights.text} links={[linkTo('/contact?subject=Report%20a%20picture')]} />
        </p>
      ),
    },
    {
      id: 'fair',
      title: fair.title,
      body: (
        <>
          <p>{fair.lead}</p>
          <Points of={fair.requests} />
        </>
      ),
    },
    { id: 'liability', title: liability.title, body: <p>{liability.text}</p> },
    { id: 'links', title: links.title, body: <p>{links.text}</p> },
    {
      id: 'changes',
      title: changes.title,
      body: (
        <p>
          <LinkedText text={changes.text} links={[linkTo('/privacy')]} />{' '}
          <LinkedText
            text={contactEmail ? changes.questionsOrEmail(contactEmail) : changes.questions}
            links={[linkTo('/contact'), mailTo]}
          />
        </p>
      ),
    },
  ];
}
