import type { Theme } from '~/features/lists/pages/themes';
import type { ColourName } from '~/lib/colours/colour-names';
import { messagesOf } from '~/messages/messages';
import { Breadcrumb } from '~/ui/shell/breadcrumb';

interface ColourHeadProps {
  /** As visitors read it. */
  name: string;
  total: string;
  /** Fills the head: a colour, or a palette on its darkest colour. */
  fill: ColourName | Theme;
}

export function ColourHead({ name, total, fill }: ColourHeadProps) {
  const theme = typeof fill === 'string' ? null : fill;
  return (
    <header className="colour-head" data-colour={theme ? 'theme' : fill} style={{ background: theme?.colours[0] }}>
      <div className="page">
        <Breadcrumb current={name} />
        <h1>{messagesOf('colourPages').title(name)}</h1>
        <p className="page-lead">{total}</p>
      </div>
      {theme && (
        <ul aria-hidden="true">
          {theme.colours.map((colour) => (
            <li key={colour} style={{ background: colour }} />
          ))}
        </ul>
      )}
    </header>
  );
}
