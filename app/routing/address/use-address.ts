import {useLocation} from 'react-router-dom'

/** The address of the page on screen, with its locale and its query. */
export const useAddress = (): string => {
    const {pathname, search} = useLocation()
    return pathname + search
}
