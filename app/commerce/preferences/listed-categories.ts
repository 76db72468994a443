import type {Commerce} from '../commerce'
import type {Question} from '../question'
import {texts} from '../reading'
import {askPreferences, keptForADay} from './ask-preferences'

/** Ids of the restricted categories that the menu may show all the same [SHELL-018]; the same for everybody. */
export const listedCategories = (commerce: Commerce): Question<string[]> => ({
    key: ['listed-categories'],
    ...keptForADay,
    ask: async () => {
        const {restrictedNavCategories: ids} = await askPreferences(commerce, [
            'restrictedNavCategories'
        ])
        return texts(ids)
    }
})
