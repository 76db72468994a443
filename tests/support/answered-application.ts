import {addAnswers, changeApplication} from '@app/features/approval/application-store'
import {anApplication} from './an-application'

/** Everything answered, as somebody does who types it by hand; the end of the number decides the answer (docs/sandbox.md). */
export const answerAll = (identityNumber?: string): void => {
    changeApplication({phoneStep: 'skipped'})
    addAnswers(anApplication(identityNumber))
}
