import { Link } from '@remix-run/react';
import { useMemo } from 'react';
import { useLiveForm } from '~/features/cuts/use-live-form';
import type { Size } from '~/images/cuts/cut';
import { changersPath, keptListPath } from '~/lib/paths';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { buttonProps } from '~/ui/forms/button-props';
import { CopyButton } from '~/ui/forms/copy-button';
import { LinkedText } from '~/ui/pages/linked-text';
import { Breadcrumb } from '~/ui/shell/breadcrumb';
import { Icon } from '~/ui/shell/icons';
import type { ChangersView, Snippet } from './changers.view';
import { ChangersForm, Programs } from './changers-form';

function SnippetView({ label, text, isFile, saveAs }: Snippet) {
  const href = isFile ? text : `data:application/octet-stream,${encodeURIComponent(text)}`;
  return (
    <figure className="snippet">
      <figcaption>{label}</figcaption>
      <div className="snippet-box">
        {/* Focusable, so that the keyboard can scroll long lines. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls */}
        <pre tabIndex={0}>
          <code>{text}</code>
        </pre>
        <CopyButton text={text} />
      </div>
      {(isFile || saveAs) && (
        <a href={href} download={saveAs} rel="nofollow" {...buttonProps('main', 'large')}>
          <Icon name="download" /> {messagesOf('changers').download}
        </a>
      )}
    </figure>
  );
}

export function ChangersPage({ view, mine }: { view: ChangersView; mine: Size | null }) {
  const { program, recipe, typed, kept } = view;
  const text = messagesOf('changers');
  const values = useMemo(() => ({ width: typed.width, height: typed.height }), [typed]);
  const { form, onSubmit } = useLiveForm(values);
  return (
    <div className="page screen changers">
      <Breadcrumb current={text.title} />
      <h1>{text.heading}</h1>
      <p className="changers-lead">{text.lead}</p>
      {kept && (
        <p className="changers-lead">
          <LinkedText text={text.kept} links={[(label) => <Link to={keptListPath(kept)}>{label}</Link>]} />
        </p>
      )}
      {/* noValidate: browsers can't point at a field in closed details. The server's error opens them. */}
      <form
        ref={form}
        action={inLanguage(changersPath)}
        method="get"
        noValidate
        onSubmit={onSubmit}
        className="screen-form changers-columns"
      >
        <Programs view={view} />
        <section className="changers-recipe" aria-labelledby="program" aria-live="polite">
          <h2 id="program">{program.name}</h2>
          <ol>
            {recipe.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {recipe.snippets.map((snippet) => (
            <SnippetView key={snippet.label} {...snippet} />
          ))}
          {recipe.note && <p className="screen-facts">{recipe.note}</p>}
        </section>
        <ChangersForm view={view} mine={mine} />
      </form>
    </div>
  );
}
