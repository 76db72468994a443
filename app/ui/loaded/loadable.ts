/** What a part is given of something that was asked for; empty is for the part to see. */
export type Loadable<T> =
    {state: 'loading'} | {state: 'failed'; retry?: () => void} | {state: 'ready'; value: T}
