const KEY = 'store-context'
const HOUR = 60 * 60 * 1000

/** Whose context, and of which store: the platform keeps one for each session. */
export type ContextOwner = {usid: string; registered: boolean; storeId: string}

/** The platform forgets a guest's context after a day and a customer's after seven (G-04); sent again a little earlier. */
const lifeOf = ({registered}: ContextOwner): number => (registered ? 7 * 24 - 1 : 23) * HOUR

const ownerText = ({usid, registered, storeId}: ContextOwner): string =>
    [usid, registered ? 'customer' : 'guest', storeId].join('.')

/** Whether the platform still holds this context, as far as this browser remembers having sent it. */
export const isContextKept = (storage: Storage, owner: ContextOwner, now: number): boolean => {
    const [text, at] = storage.getItem(KEY)?.split('@') ?? []
    return text === ownerText(owner) && now - Number(at) < lifeOf(owner)
}

/** Remembers that a context was sent. */
export const rememberContext = (storage: Storage, owner: ContextOwner, now: number): void => {
    try {
        storage.setItem(KEY, `${ownerText(owner)}@${now}`)
    } catch {
        // A browser without room for it sends the context again at its next page.
    }
}
