import {parseStoreChoice, type StoreChoice} from '@app/domain/store/choice/store-choice'
import {storeCookie, storeCookieText} from '@app/domain/store/choice/store-cookie'
import Cookies from 'js-cookie'

/** The place that this browser keeps, by its cookie; another tab may have changed it meanwhile. */
export const keptChoice = (): StoreChoice | null => parseStoreChoice(Cookies.get(storeCookie.name))

/** Keeps a place for 180 days, on secure sites securely. */
export const keepChoice = (choice: StoreChoice): void => {
    document.cookie = storeCookieText(choice, window.location.protocol === 'https:')
}
