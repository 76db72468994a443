import {EVENTS_DOC, eventsDoc} from './events/events-doc'
import {writeGenerated} from './write-generated'

writeGenerated(EVENTS_DOC, eventsDoc())
