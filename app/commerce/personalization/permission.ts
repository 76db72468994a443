import {createStore} from 'zustand/vanilla'
import {useBrowserValue} from '@app/lib/browser/react-hooks'
import {storedText} from '@app/lib/text/stored-text'

/** Whether this page may ask for what is recommended to its visitor; not before the page is usable and they allow it. */
const permission = createStore(() => ({isGiven: false}))

export const permitPersonalization = (isGiven: boolean): void => permission.setState({isGiven})

/** Whether the visitor allows personalization, as far as this page knows; false on the server (G-64). */
export const useMayPersonalize = (): boolean =>
    useBrowserValue(() => permission.getState().isGiven, false, permission.subscribe)

/** Which recommender has brought the visitor to the product that they chose last [PERS-023]; only with their permission. */
export const recommendationSource = storedText('recommendationSource')
