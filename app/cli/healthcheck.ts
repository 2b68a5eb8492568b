import { env } from '../lib/env.server';
import { answersWell, localAddress } from './launcher/readiness.server';

const healthy = await answersWell(`${localAddress(env.PORT, env.HOST)}/health`);
process.exit(healthy ? 0 : 1);
