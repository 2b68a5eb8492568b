import type { ColourName } from '~/lib/colours/colour-names';
import { messagesOf } from '~/messages/messages';
import { Breadcrumb } from '~/ui/shell/breadcrumb';

interface ColourHeadProps {
  colour: ColourName;
  /** As visitors read it. */
  name: string;
  total: string;
}

export function ColourHead({ colour, name, total }: ColourHeadProps) {
  return (
    <header className="colour-head" data-colour={colour}>
      <div className="page">
        <Breadcrumb current={name} />
        <h1>{messagesOf('colourPages').title(name)}</h1>
        <p className="page-lead">{total}</p>
      </div>
    </header>
  );
}
