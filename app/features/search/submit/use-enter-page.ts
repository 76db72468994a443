import {useCallback} from 'react'
import {useGoTo} from '@app/routing/address/use-go-to'

/**
 * Leads from the box to a page, and puts the keyboard where that begins: also where it is the page on screen, as no route
 * change does it then.
 */
export const useEnterPage = (): ((to: string) => void) => {
    const goTo = useGoTo()
    return useCallback(
        (to) => {
            goTo(to)
            document.getElementById('content')?.focus({preventScroll: true})
        },
        [goTo]
    )
}
