import {useEffect} from 'react'
import {rememberedName} from '@app/commerce/session/stored-hints'

/** Reloads a page from the browser's back-forward cache if it shows a customer who has signed out since [D-19]. */
export const useFreshAfterReturn = (isCustomerShown: boolean): void => {
    useEffect(() => {
        if (!isCustomerShown) return undefined
        const show = ({persisted}: PageTransitionEvent) => {
            if (persisted && rememberedName() === undefined) window.location.reload()
        }
        window.addEventListener('pageshow', show)
        return () => window.removeEventListener('pageshow', show)
    }, [isCustomerShown])
}
