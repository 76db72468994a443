import type {Endpoint} from '../../core/endpoint'
import {verifyBank} from './endpoints/bank'
import {decision} from './endpoints/decision'
import {documents, submitDocument} from './endpoints/documents'
import {existingApproval} from './endpoints/existing-approval'
import {payfone, verifyIdentity} from './endpoints/identity'
import {instantApproval} from './endpoints/instant-approval'

/** From the wish to rent to a decision, and what it asks for afterwards. */
export const approvalEndpoints: readonly Endpoint[] = [
    instantApproval,
    existingApproval,
    decision,
    payfone,
    verifyIdentity,
    verifyBank,
    documents,
    submitDocument
]
