export { AnnouncementPopup, type AnnouncementPopupProps } from './AnnouncementPopup.tsx'
export type { Announcement } from './AnnouncementPopup.model.ts'
