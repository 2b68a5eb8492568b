import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { sendDecision, sendUpload, UNAUTHORIZED, type UploadInProgress } from '~/features/uploads/upload-client';
import { sayUploaded, type Uploaded, uploadedLink, uploadedListPath } from '~/features/uploads/uploaded';
import { sayLeftOut } from '~/features/wallpapers/autofill';
import type { Decision, SimilarQuestion } from '~/features/wallpapers/near-duplicates.view';
import { type FormResult, refusedForm } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { showToast } from '~/ui/overlays/toasts';

type Stage =
  | { kind: 'editing' }
  | { kind: 'sending'; percent: number }
  | { kind: 'asking'; question: SimilarQuestion; isBusy: boolean; problem?: string };

const LIST_PATH = '/admin/wallpapers?sort=newest';

/** Sends the upload form by script, with progress and a cancel button. When it fails, the form keeps everything, including the file. */
export function useSingleUpload(serverFailure: FormResult | undefined) {
  const [stage, setStage] = useState<Stage>({ kind: 'editing' });
  const [failure, setFailure] = useState(serverFailure);
  const [needsLogin, setNeedsLogin] = useState(false);
  const isTouched = useRef(false);
  const upload = useRef<UploadInProgress | null>(null);
  const navigate = useNavigate();
  useEffect(() => () => upload.current?.cancel(), []);

  const tags = useRef('');

  function finish(title: string, wallpaper?: Uploaded, text?: string) {
    isTouched.current = false;
    showToast({ kind: 'success', title, text, link: wallpaper && uploadedLink(wallpaper) });
    navigate(wallpaper ? uploadedListPath(wallpaper) : LIST_PATH);
  }

  /** `typed` fills the form again when the server refuses it. */
  async function send(form: FormData, typed: FormData) {
    setFailure(undefined);
    tags.current = String(form.get('tags') ?? '');
    setNeedsLogin(false);
    setStage({ kind: 'sending', percent: 0 });
    upload.current = sendUpload(form, (sent, total) => {
      setStage({ kind: 'sending', percent: Math.floor((100 * sent) / Math.max(1, total)) });
    });
    const answer = await upload.current.answer;
    upload.current = null;
    if (answer.kind === 'similar') return setStage({ kind: 'asking', question: answer.question, isBusy: false });
    setStage({ kind: 'editing' });
    if (answer.kind === 'uploaded') {
      finish(sayUploaded(answer.wallpaper), answer.wallpaper, sayLeftOut(tags.current));
    }
    if (answer.kind !== 'failed') return;
    // The gallery already has the picture, so leaving loses nothing.
    if (answer.location) isTouched.current = false;
    if (answer.status === UNAUTHORIZED) setNeedsLogin(true);
    else setFailure(refusedForm(typed, answer.message, answer));
  }

  async function decide(decision: Decision) {
    if (stage.kind !== 'asking') return;
    const { question } = stage;
    setStage({ kind: 'asking', question, isBusy: true });
    try {
      const wallpaper = await sendDecision(question.token, decision);
      setStage({ kind: 'editing' });
      if (!wallpaper) finish(messagesOf('uploads').skipped);
      else if (decision === 'replace') finish(messagesOf('wallpaperForm').updated, wallpaper);
      else finish(sayUploaded(wallpaper), wallpaper, sayLeftOut(tags.current));
    } catch (error) {
      setStage({ kind: 'asking', question, isBusy: false, problem: (error as Error).message });
    }
  }

  /** Returns to the form and discards the picture waiting on the server. */
  function backToForm() {
    if (stage.kind !== 'asking') return;
    sendDecision(stage.question.token, 'skip').catch(() => undefined);
    setStage({ kind: 'editing' });
  }

  return {
    stage,
    failure,
    needsLogin,
    isTouched,
    send,
    decide,
    backToForm,
    cancel: () => upload.current?.cancel(),
    isSending: () => upload.current !== null,
  };
}
