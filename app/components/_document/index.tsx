// The kit imports this file by name and by default.
export {Document as default} from '@app/shell/document'
