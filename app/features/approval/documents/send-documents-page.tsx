import {useState} from 'react'
import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {requestedDocuments, sendDocument} from '@app/commerce/approvals/documents'
import {decisionChanges} from '@app/commerce/approvals/existing-approval'
import {toFailure} from '@app/commerce/client'
import {useSessionActions} from '@app/commerce/session/session'
import {useShopperCall} from '@app/commerce/session/use-shopper-call'
import {wantedDocuments} from '@app/domain/approval/application'
import {smallerPicture} from '@app/lib/address/smaller-picture'
import {Head} from '@app/routing/view/head'
import {useNavigate} from '@app/routing/route/location'
import {definePage, personal} from '@app/routing/route/page'
import {AsyncContent} from '@app/ui/async/async-content'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {FileField, RefusedFile, type Upload} from '@app/ui/form/fields/file-field'
import {type FileValue, sentFile} from '@app/ui/form/fields/sent-file'
import {Form} from '@app/ui/form/form'
import {StepPage} from '@app/ui/form/steps/step-page'
import {Main} from '@app/ui/navigation/main'
import {ApprovalBodySkeleton, titledSkeleton} from '../frame/approval-page.skeleton'
import {overviewMessages, sendMessages} from './document-messages'
import type {DocumentsPageProps} from './documents-overview-page'
import {documentTexts} from './wanted-documents'

const mostBytes = 10 * 1024 * 1024

/**
 * The message about a file that cannot be sent. Pictures are made smaller before sending; any other file must be small
 * enough (D-35).
 */
const fileProblem = ({type, size}: File) => {
    if (type.startsWith('image/')) return undefined
    if (type !== 'application/pdf') return sendMessages.kind
    return size > mostBytes ? sendMessages.tooLarge : undefined
}

const documentChanges = [...decisionChanges, ['asked-documents']] as const

const nothing = () => Promise.resolve()

/** Messages for our server's error codes about a file, for example a photo that this browser cannot read (D-35). */
const refusals = new Map([
    [400, sendMessages.kind],
    [413, sendMessages.tooLarge],
    [415, sendMessages.kind]
])

/** Sends a file of a kind. It first makes sure that the session's token lasts until the upload is finished. */
const useUploadOf = (): ((kind: string) => Upload) => {
    const {whenLive} = useSessionActions()
    return (kind) => async (file, watch) => {
        const session = await whenLive()
        try {
            return await sendDocument(session, {kind, file: await smallerPicture(file)}, watch)
        } catch (error) {
            const problem = refusals.get(toFailure(error).status)
            throw problem ? new RefusedFile(problem) : error
        }
    }
}

/**
 * One upload field for each kind. Each file is sent as soon as it is chosen, so the list of kinds stays the same until
 * all are sent.
 */
const DocumentsForm = ({kinds}: {kinds: readonly string[]}) => {
    const {formatMessage} = useIntl()
    const navigate = useNavigate()
    const uploadOf = useUploadOf()
    const readAgain = useShopperCall(nothing, documentChanges)
    const finish = async () => {
        await readAgain(undefined)
        navigate('/my-accounts/verification-submission-complete')
        return undefined
    }
    const schema = z.object(
        Object.fromEntries(
            kinds.map((kind) => {
                const document = formatMessage(documentTexts(kind).name)
                return [kind, sentFile(formatMessage(sendMessages.missing, {document}))]
            })
        )
    )
    const none: Record<string, FileValue> = Object.fromEntries(kinds.map((kind) => [kind, null]))
    return (
        <Form schema={schema} defaultValues={none} onSubmit={finish}>
            <StepPage
                title={formatMessage(sendMessages.title)}
                back="/my-accounts/verification-submission-overview"
                action={formatMessage(sendMessages.submit)}
            >
                <p>{formatMessage(sendMessages.how)}</p>
                {kinds.map((kind) => {
                    const {name, how} = documentTexts(kind)
                    return (
                        <FileField
                            key={kind}
                            name={kind}
                            label={formatMessage(name)}
                            hint={formatMessage(how)}
                            accept="image/*,application/pdf"
                            camera="environment"
                            check={fileProblem}
                            upload={uploadOf(kind)}
                        />
                    )
                })}
            </StepPage>
        </Form>
    )
}

const Wanted = ({kinds}: {kinds: readonly string[]}) => {
    const {formatMessage} = useIntl()
    // The kinds of the first response: a document that was received since then keeps its field, with the file name in
    // it.
    const [first] = useState(kinds)
    return first.length === 0 ? (
        <>
            <h1>{formatMessage(sendMessages.title)}</h1>
            <Notice tone="good">
                <p>{formatMessage(overviewMessages.nothing)}</p>
                <ButtonLink look="quiet" to="/approved">
                    {formatMessage(overviewMessages.approval)}
                </ButtonLink>
            </Notice>
        </>
    ) : (
        <DocumentsForm kinds={first} />
    )
}

/** One upload for each kind of document that is needed [ROUTE-052] [VERIFY-003] [VERIFY-008]. */
export const SendDocumentsPage = ({documents}: DocumentsPageProps) => {
    const {formatMessage} = useIntl()
    return (
        <Main look="approval">
            <Head title={formatMessage(sendMessages.title)} index={false} />
            {documents.state === 'ready' ? null : <h1>{formatMessage(sendMessages.title)}</h1>}
            <AsyncContent
                from={documents}
                skeleton={<ApprovalBodySkeleton />}
                empty={<Wanted kinds={[]} />}
            >
                {(requested) => <Wanted kinds={wantedDocuments(requested)} />}
            </AsyncContent>
        </Main>
    )
}

export const page = definePage({
    loader: () => ({
        documents: personal(({commerce, customerId}) => requestedDocuments(commerce, customerId))
    }),
    skeleton: titledSkeleton(sendMessages.title)
})(SendDocumentsPage)
