/** A form that is looked over before it is sent, and says beside each field what is wrong with it. */
import { useLayoutEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import { fieldOf, type Problems } from './model/sign-in-problems.ts';
import type { Failed, Result } from '#core/result.ts';
import { useWork } from '#ui/react/use-work.ts';

interface Wishes<Values> {
  read: (data: FormData) => Values;
  problemsIn: (values: Values) => Problems;
  send: (values: Values) => Promise<Result<unknown>>;
  onDone: (values: Values) => Promise<void> | void;
}

/** What was typed into a field, without the space around it. */
export const typedInto = (data: FormData, name: string): string => {
  const typed = data.get(name);
  return typeof typed === 'string' ? typed.trim() : '';
};

/** A password as it was typed: space is part of it. */
export const passwordIn = (data: FormData): string => {
  const typed = data.get('password');
  return typeof typed === 'string' ? typed : '';
};

export function useCheckedForm<Values>({ read, problemsIn, send, onDone }: Wishes<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [message, setMessage] = useState('');
  const [attempts, setAttempts] = useState(0);
  const work = useWork();

  // After a try to send, and never while somebody types.
  useLayoutEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const show = (found: Problems, words = '') => {
    setProblems(found);
    setMessage(words);
    setAttempts((count) => count + 1);
  };
  const refuse = ({ error, code }: Failed) => {
    const field = fieldOf(code);
    if (field === undefined) show({}, error);
    else show({ [field]: error });
  };
  /** Does something in the form's name; while it is under way nothing else is. */
  const run = (ask: () => Promise<Result<unknown>>, onSuccess: () => Promise<void> | void) => {
    work.run(async () => {
      show({});
      const result = await ask();
      if (result.success) await onSuccess();
      else refuse(result);
    });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = read(new FormData(event.currentTarget));
    const found = problemsIn(values);
    if (Object.keys(found).length > 0) show(found);
    else
      run(
        () => send(values),
        () => onDone(values),
      );
  };
  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const name = target instanceof HTMLInputElement ? target.name : '';
    setProblems(({ [name]: _mended, ...others }) => others);
  };
  // `dialog`: before its script is there, sending a form must not put what was typed into an address.
  const props = { ref: form, method: 'dialog', noValidate: true, onSubmit, onInput } as const;
  return { props, problems, message, isBusy: work.isBusy, run };
}
