import {ifAllowed} from '@app/lib/if-allowed'

const KEY = 'store-context'
const HOUR = 60 * 60 * 1000

/** Whose context, and of which store: the platform keeps one for each session. */
export type ContextOwner = {usid: string; registered: boolean; storeId: string}

/** The platform forgets a guest's context after a day and a customer's after seven (G-04); sent again a little earlier. */
const lifeOf = ({registered}: ContextOwner): number => (registered ? 7 * 24 - 1 : 23) * HOUR

const ownerText = ({usid, registered, storeId}: ContextOwner): string =>
    [usid, registered ? 'customer' : 'guest', storeId].join('.')

/** The browser's storage; to look at it alone throws where the shopper has forbidden it. */
type OpenStorage = () => Storage

/** Whether the platform still holds this context, as far as this browser remembers having sent it. */
export const isContextKept = (open: OpenStorage, owner: ContextOwner, now: number): boolean => {
    const [text, at] = ifAllowed(() => open().getItem(KEY))?.split('@') ?? []
    return text === ownerText(owner) && now - Number(at) < lifeOf(owner)
}

/** Remembers that a context was sent; a browser that may not, or has no room, sends it again at its next page. */
export const rememberContext = (open: OpenStorage, owner: ContextOwner, now: number): void => {
    ifAllowed(() => open().setItem(KEY, `${ownerText(owner)}@${now}`))
}
