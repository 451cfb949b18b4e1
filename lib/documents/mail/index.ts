export { type Announcement, announcementIn } from './announcement.ts';
export { isMail, type Mail, openMail } from './read-mail.ts';
