import type {Question} from '@app/commerce/question'
import {useQuestion} from '@app/routing/use-question'

/** What the browser offers for a field: the codes that hold at the shopper's store; none while they are not known. */
export const StoreCodes = ({id, question}: {id: string; question: Question<string[]>}) => {
    const codes = useQuestion(question)
    return (
        <datalist id={id}>
            {(codes.state === 'ready' ? codes.value : []).map((code) => (
                <option key={code} value={code} />
            ))}
        </datalist>
    )
}
