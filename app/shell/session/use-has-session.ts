import {useSyncExternalStore} from 'react'
import {hasSession} from './has-session'

const never = () => () => undefined

/** Whether this browser has a session; null until the page is live, as the server cannot know. */
export const useHasSession = (): boolean | null =>
    useSyncExternalStore(never, hasSession, () => null)
