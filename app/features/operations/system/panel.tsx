import type { ReactNode } from 'react';

interface PanelProps {
  id: string;
  title: string;
  lead?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}

export function Panel({ id, title, lead, tools, children }: PanelProps) {
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {tools}
      </div>
      {lead && <p className="panel-lead">{lead}</p>}
      {children}
    </section>
  );
}

/** A name and its value in each row. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="system-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
