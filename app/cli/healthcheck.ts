import { env } from '../lib/env.server';
import { isHealthy, localAddress } from './launcher/readiness.server';

const healthy = await isHealthy(`${localAddress(env.PORT, env.HOST)}/health`);
process.exit(healthy ? 0 : 1);
