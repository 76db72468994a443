import type {Account} from '../../customers/account'
import type {Session} from '../sessions/session'
import {siteId} from '../slas-client'

/** Keeps what shoppers write from looking like a field of its own, and the whole below 256 characters. */
const plain = (text: string, longest: number) => text.replaceAll(':', ' ').slice(0, longest).trim()

/** Who holds the token, as commerce-sdk-react reads it. */
export const subjectOf = ({usid, clientId}: Pick<Session, 'usid' | 'clientId'>) =>
    `cc-slas::HMWD_001::scid:${clientId}::usid:${usid}`

export const issuerSubjectOf = (
    {guestId}: Pick<Session, 'guestId'>,
    account: Account | undefined
) => {
    if (!account) return `uido:slas::upn:Guest::uidn:Guest User::gcid:${guestId}::chid:${siteId}`
    const {id, login, firstName, lastName} = account
    const name = plain(`${firstName} ${lastName}`, 40) || 'Shopper'
    return `uido:ecom::upn:${plain(login, 90)}::uidn:${name}::gcid:${guestId}::rcid:${id}::chid:${siteId}`
}
