import cliProgress from 'cli-progress';
import { messagesOf } from '~/messages/messages';

export interface Progress {
  step(): void;
  stop(): void;
}

function timeLeft(seconds: number): string {
  const text = messagesOf('commands');
  return seconds < 60 ? text.seconds(seconds) : text.minutes(Math.ceil(seconds / 60));
}

export function showProgress(verb: string, total: number): Progress {
  const bar = new cliProgress.SingleBar({
    format: messagesOf('commands').progress(verb),
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5000,
  });
  const started = Date.now();
  let done = 0;
  const figures = () => {
    const rate = done / Math.max(0.001, (Date.now() - started) / 1000);
    return {
      rate: rate.toFixed(1),
      left: rate > 0 ? timeLeft(Math.ceil((total - done) / rate)) : messagesOf('commands').unknownTime,
    };
  };
  bar.start(total, 0, figures());
  return {
    step() {
      done += 1;
      bar.update(done, figures());
    },
    stop: () => bar.stop(),
  };
}
