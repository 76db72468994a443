// The kit imports this file by name and by default.
export {BareError as default} from '@app/shell/errors/error-page'
