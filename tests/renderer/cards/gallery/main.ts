import '#renderer/theme/index.css';
import { createApp } from 'vue';
import CardGallery from './CardGallery.vue';

createApp(CardGallery).mount('#app');
