import {addAnswers, changeApplication} from '@app/features/approval/frame/application-store'
import {anApplication} from '../values/an-application'

/** All questions answered, typed by hand; the end of the number determines the decision (docs/sandbox.md). */
export const answerAll = (identityNumber?: string): void => {
    changeApplication({phoneStep: 'skipped'})
    addAnswers(anApplication(identityNumber))
}
