import type {useHistory} from 'react-router-dom'

/** What a step of the history remembers: whether it only made another choice on the page on screen. */
export type StepState = {inPlace: boolean}

/**
 * Leads to an address of this shop. The one on screen is replaced: it leaves no second entry to go back through. `inPlace`
 * says that the page on screen goes on, as with another colour of a product.
 */
export const leadTo = (
    history: ReturnType<typeof useHistory>,
    href: string,
    state: StepState = {inPlace: false}
): void => {
    const isHere = history.createHref(history.location) === href
    history[isHere ? 'replace' : 'push'](href, state)
}
