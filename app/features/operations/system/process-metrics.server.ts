import type { Registry } from 'prom-client';
import { poolState } from '~/db/orm.server';
import { statementTotals } from '~/db/statement-times.server';
import { meters } from '~/platform/meters.server';
import { answerQuestion } from '~/platform/processes.server';

export const METRICS_QUESTION = 'metrics';

type Prometheus = typeof import('prom-client');

/** Per process. Counted in plain numbers, and read only on request. */
const COUNTERS: { name: string; help: string; read: () => number }[] = [
  { name: 'page_renders_total', help: 'Pages rendered by React.', read: () => meters.pageRenders },
  {
    name: 'picture_decodes_total',
    help: 'Times a picture was decoded, scaled or encoded.',
    read: () => meters.pictureDecodes,
  },
  {
    name: 'picture_decode_seconds_total',
    help: 'Time spent decoding, scaling and encoding pictures.',
    read: () => meters.pictureDecodeSeconds,
  },
  { name: 'database_statements_total', help: 'Database queries.', read: () => statementTotals.calls },
  {
    name: 'database_statement_seconds_total',
    help: 'Time spent on database queries, including the wait for a connection.',
    read: () => statementTotals.seconds,
  },
  {
    name: 'database_slow_statements_total',
    help: 'Database queries that took 250 ms or more.',
    read: () => statementTotals.slow,
  },
];

/** Gives this process's metrics to the launcher. The library takes 12 MB, so it loads only when metrics are on. */
export async function offerMetrics(addOwn: (prometheus: Prometheus, registry: Registry) => void): Promise<void> {
  const prometheus = await import('prom-client');
  const { Counter, Gauge } = prometheus;
  const registry = new prometheus.Registry();
  const registers = [registry];
  prometheus.collectDefaultMetrics({ register: registry });
  for (const { name, help, read } of COUNTERS) {
    new Counter({
      ...{ name: `tapeta_${name}`, help, registers },
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }
  new Counter({
    ...{ name: 'tapeta_uploads_total', help: 'Pictures uploaded or imported, by result.', registers },
    labelNames: ['result'],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(meters.uploads)) this.inc({ result }, count);
    },
  });
  new Gauge({
    ...{
      name: 'tapeta_picture_decodes_waiting',
      help: 'Pictures waiting to be decoded, scaled or encoded.',
      registers,
    },
    collect() {
      this.set(meters.pictureStepsWaiting());
    },
  });
  new Gauge({
    ...{ name: 'tapeta_database_connections', help: 'Database connections of the pool, by state.', registers },
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(poolState())) this.set({ state }, count);
    },
  });
  addOwn(prometheus, registry);
  answerQuestion(METRICS_QUESTION, () => registry.getMetricsAsJSON());
}
