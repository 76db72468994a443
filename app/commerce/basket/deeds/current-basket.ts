import type {Basket} from '../basket'

type Sources = {
    /** The basket that the page holds now; null where there is none, undefined while that is not known. */
    held: () => Basket | null | undefined
    /** Asks the platform for the basket; null where there is none. */
    reread: () => Promise<Basket | null>
    make: () => Promise<Basket>
}

/** The basket that the next deed is done to, from one deed to the next. */
export const currentBasket = ({held, reread, make}: Sources) => {
    // What the last deed answered: the page may not have rendered it yet when the next deed begins.
    let last: Basket | null = null
    // A basket that the platform no longer has: the page may still hold it.
    let gone: string | undefined

    return {
        find: async (): Promise<Basket> => {
            const known = held()
            const shown = known === undefined && !last ? await reread() : known
            last = (shown?.id === gone ? null : shown) ?? last ?? (await make())
            return last
        },
        /** Keeps what a deed answered. */
        keep: (basket: Basket): Basket => (last = basket),
        /** The basket, or a line of it, was not found: it has expired, or was changed in another tab. */
        readAnew: async (): Promise<void> => {
            const before = last?.id ?? held()?.id
            last = await reread().catch(() => null)
            if (last?.id !== before) gone = before
        }
    }
}
