import {createHash} from 'node:crypto'
import {longestSessionHours} from '@app/domain/calendar/session-timer'
import type {Known} from '../../shared/known'
import type {SessionMark} from './session-mark'

/** The one key of a customer's session, from its sign-in to its end; neither name nor number of the customer. */
const keyOf = ({customerId, begunAt}: SessionMark): string =>
    `signed-out ${createHash('sha256').update(`${customerId} ${begunAt}`).digest('base64url')}`

/** Notes that a customer has signed out of a session: on no server does it open anything from now on [AUTH-047]. */
export const noteSignOut = (known: Known, mark: SessionMark): Promise<void> =>
    known.put(keyOf(mark), 'yes', longestSessionHours * 3_600_000)

/** Whether the customer has signed out of this session, here or on another server. */
export const isSignedOut = async (known: Known, mark: SessionMark): Promise<boolean> =>
    (await known.get(keyOf(mark))) !== undefined
