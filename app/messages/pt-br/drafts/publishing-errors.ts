import type { publishingErrors as english } from '../../en/drafts/publishing-errors';

export const publishingErrors = {
  publishedAt: 'publishedAt deve ser now, at, drip, draft ou uma data e hora como 2027-01-31T09:00:00Z.',
  publishAt: 'Escolha uma data e uma hora.',
  perDay: (max: number) => `Escolha de 1 a ${max} papéis de parede por dia.`,
  dripTime: 'Escolha uma hora do dia.',
  dripFrom: 'Escolha um dia.',
  past: 'Essa hora já passou. Escolha outra mais tarde.',
  far: 'Você só pode agendar até dois anos à frente.',
  tooMany: 'Dois anos não têm dias suficientes para todos. Escolha mais papéis de parede por dia.',
  noneSelected: 'Selecione pelo menos um papel de parede.',
} satisfies typeof english;
