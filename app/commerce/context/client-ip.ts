import type {Commerce} from '../commerce'
import {record, text} from '../reading'

/** The address that our own server sees the shopper at [API-060]; null where it is not to be had. */
export const clientIp = async (commerce: Commerce): Promise<string | null> => {
    try {
        const answer = record(await commerce.ask({family: 'own', path: '/get-client-ip'}))
        return text(answer.clientIp) ?? null
    } catch {
        return null
    }
}
