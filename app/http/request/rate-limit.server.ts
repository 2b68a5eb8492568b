import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { toUnavailable } from '~/db/database-errors.server';
import { beforeDeadline } from '~/db/deadline.server';
import { connectionStore } from '~/db/knex.server';
import { forkEm } from '~/db/orm.server';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';

/** A limit that all processes share through PostgreSQL. While the database is down, each process counts on its own. */
export function rateLimit(name: string, points: number, seconds: number) {
  let limiter: Promise<RateLimiterPostgres> | undefined;
  async function open(): Promise<RateLimiterPostgres> {
    const em = await forkEm();
    return new RateLimiterPostgres({
      ...connectionStore(em),
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      // Clients over the limit are refused without asking the database.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    });
  }
  const openOnce = () => {
    limiter ??= open().catch((error) => {
      // Don't keep the failure: the next request tries again.
      limiter = undefined;
      throw error;
    });
    return limiter;
  };
  async function run<Answer>(operation: (limiter: RateLimiterPostgres) => Promise<Answer>): Promise<Answer> {
    try {
      return await beforeDeadline(async () => operation(await openOnce()));
    } catch (error) {
      throw toUnavailable(error);
    }
  }
  return {
    async consume(key: string, cost = 1): Promise<void> {
      try {
        await run((limiter) => limiter.consume(key, cost));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new DomainError('too_many_requests', messagesOf('errorPages').pages[429].description, {
          retryAfter: Math.ceil(error.msBeforeNext / 1000),
        });
      }
    },
    async count(key: string): Promise<void> {
      await run((limiter) => limiter.penalty(key));
    },
    async used(key: string): Promise<number> {
      return (await run((limiter) => limiter.get(key)))?.consumedPoints ?? 0;
    },
    /** Takes back what `consume` took. */
    async refund(key: string, cost: number): Promise<void> {
      await run((limiter) => limiter.reward(key, cost));
    },
    async reset(key: string): Promise<void> {
      await run((limiter) => limiter.delete(key));
    },
  };
}
