import type {useHistory} from 'react-router-dom'

/** Leads to an address of this shop. The one on screen is replaced: it leaves no second entry to go back through. */
export const leadTo = (history: ReturnType<typeof useHistory>, href: string): void => {
    const isHere = history.createHref(history.location) === href
    history[isHere ? 'replace' : 'push'](href)
}
