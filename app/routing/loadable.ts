import type {CommerceFailure} from '@app/commerce/commerce-error'

/** What a part knows of something asked for: the three states before its own empty one. */
export type Loadable<T> =
    | {state: 'loading'}
    | {state: 'failed'; failure: CommerceFailure; retry: () => void}
    | {state: 'ready'; value: T}
