import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const overviewMessages = {
    approval: commonMessages.seeMyApproval,
    received: commonMessages.received,
    start: commonMessages.sendMyDocuments,
    ...defineMessages({
        title: {id: 'documents.overview.title', defaultMessage: 'Your documents'},
        lead: {
            id: 'documents.overview.lead',
            defaultMessage:
                'We need these before you can check out. A clear photo with your phone is enough.'
        },
        wanted: {id: 'documents.overview.wanted', defaultMessage: 'Still needed'},
        nothing: {
            id: 'documents.overview.nothing',
            defaultMessage: 'We need no documents from you right now.'
        },
        verifyInstead: {
            id: 'documents.overview.verify-instead',
            defaultMessage: 'Or answer two questions instead'
        }
    })
}

export const sendMessages = defineMessages({
    title: {id: 'documents.send.title', defaultMessage: 'Send your documents'},
    how: {
        id: 'documents.send.how',
        defaultMessage:
            'Photos or PDF files, 10 MB each at most. All four corners and every word must be readable.'
    },
    submit: {id: 'documents.send.submit', defaultMessage: 'Done'},
    missing: {id: 'documents.send.missing', defaultMessage: 'Add this document: {document}'},
    tooLarge: {
        id: 'documents.send.too-large',
        defaultMessage: 'Choose a PDF of 10 MB at most'
    },
    kind: {
        id: 'documents.send.kind',
        defaultMessage: 'Choose a photo or a PDF'
    }
})

export const sentMessages = {
    shop: commonMessages.shopApprovedItems,
    ...defineMessages({
        title: {id: 'documents.sent.title', defaultMessage: 'We have your documents'},
        next: {
            id: 'documents.sent.next',
            defaultMessage: 'Your store looks at them and calls you if anything is unclear.'
        },
        still: {id: 'documents.sent.still', defaultMessage: 'Some documents are still missing'}
    })
}
